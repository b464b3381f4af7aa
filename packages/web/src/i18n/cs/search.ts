/** How people ask the rulebook: words around the one they look for, and words of their own for ours. */
export default {
  aside: 'co dela je jsou jak kdy kolik muzu smim ja muj v na do kdo proc ktery ktera',
  same: 'remiza=shoda+nerozhodny ustup=ustoupit konci=konec skonci=konec dlazdice=destička dlazdicka=destička armada=vojsko jednotka=voják jednotky=vojáci region=oblast hex=pole cena=stojí mana=modlitby amon=amun slouceni=spojení bitva=boj boj=bitva odvolani=odvolat slunce=sluneční',
};
