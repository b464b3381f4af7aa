/** How people ask the rulebook: words around the one they look for, and words of their own for ours. */
export default {
  aside: 'what does do is are the a an of how many when can i get my to in who which why does',
  same: 'draw=tie draws=tie harbor=harbour soldier=unit soldiers=units army=troop armies=troops hex=space hexes=spaces finish=end over=end price=costs cost=costs mana=prayer win=wins ransom=trap',
};
