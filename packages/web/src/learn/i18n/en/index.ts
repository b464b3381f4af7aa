import ankh from './ankh.ts';
import common from './common.ts';
import kemet from './kemet.ts';

export default { ...common, ...ankh, ...kemet };
