import common from './common.ts';
import home from './home.ts';
import pages from './pages.ts';
import problems from './problems.ts';
import setup from './setup.ts';
import table from './table.ts';

export default { ...common, ...home, ...pages, ...problems, ...setup, ...table };
