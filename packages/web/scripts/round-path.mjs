// Rounds the paths of icons to whole steps of their canvas of 512. Each point is rounded where it stands, not how far it is
// from the one before: nothing adds up.

/** Which numbers of a segment are across (x) and down (y); of an arc the radii, the turn and the flags stay. */
const AXES = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: '-----xy',
  z: '',
};

/** @param {string} path */
export function roundedPath(path) {
  let text = '';
  let last = '';
  /** Where the pen is, and where it is in the rounded path. */
  const pen = { x: 0, y: 0 };
  let begun = { ...pen };
  for (const [, command = '', values = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = /** @type {keyof typeof AXES} */ (command.toLowerCase());
    const axes = AXES[kind];
    const numbers = (kind === 'a' ? arcValues(values) : (values.match(NUMBER) ?? [])).map(Number);
    for (let at = 0; at === 0 || at < numbers.length; at += axes.length) {
      const from = { x: Math.round(pen.x), y: Math.round(pen.y) };
      const end = { ...pen };
      const written = [...axes].map((axis, index) => {
        const value = numbers[at + index] ?? 0;
        if (axis !== 'x' && axis !== 'y') return shortened(value);
        end[axis] = command === kind ? pen[axis] + value : value;
        return String(Math.round(end[axis]) - from[axis]);
      });
      // More pairs after a move are lines.
      const drawn = kind === 'm' && at > 0 ? 'l' : kind;
      text += drawn === last && drawn !== 'z' ? next(written) : drawn + joined(written);
      last = drawn;
      Object.assign(pen, end);
      if (kind === 'z') Object.assign(pen, begun);
      if (drawn === 'm') begun = { ...pen };
      if (axes === '') break;
    }
  }
  return text;
}

const NUMBER = /-?(?:\d*\.\d+|\d+)/g;

/** The flags of an arc may stand without a space before what follows.
 * @param {string} values */
function arcValues(values) {
  const number = '(-?(?:\\d*\\.\\d+|\\d+))[ ,]*';
  const arc = new RegExp(`${number.repeat(3)}([01])[ ,]*([01])[ ,]*${number.repeat(2)}`, 'g');
  return [...values.matchAll(arc)].flatMap(([, ...parts]) => parts);
}

/** Radii keep a decimal: an arc that is too small for its ends is drawn another way.
 * @param {number} number */
function shortened(number) {
  return String(Math.round(number * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');
}

/** More of the same, without the letter.
 * @param {string[]} numbers */
function next(numbers) {
  const more = joined(numbers);
  return more.startsWith('-') ? more : ` ${more}`;
}

/** @param {string[]} numbers */
function joined(numbers) {
  return numbers
    .map((number, at) => {
      const before = numbers[at - 1];
      const apart = number.startsWith('-') || (number.startsWith('.') && before?.includes('.'));
      return before === undefined || apart ? number : ` ${number}`;
    })
    .join('');
}
