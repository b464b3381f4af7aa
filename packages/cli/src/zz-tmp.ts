import { LAWS, violationsOf } from '@ennead/kernel/contract';
import { ankh } from '@ennead/ankh';
for (const [name, law] of Object.entries(LAWS)) { const t=performance.now(); 
 let v; try { v = violationsOf(law as never, ankh as never, { players: 2, scenario: 'middle-kingdom' } as never, 'a', {stride: 20} as never); } catch (e) { v = [String(e)]; }
 console.log(name, (performance.now()-t).toFixed(0), JSON.stringify(v).slice(0,300)); }
