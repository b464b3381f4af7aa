import type { SetupQuestion } from './setup-worker.ts';

/** Which of these setups the engine accepts. The engine stays out of the page: it is asked in a worker. */
function acceptedBy(question: SetupQuestion): Promise<readonly boolean[]> {
  const worker = new Worker(new URL('./setup-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<readonly boolean[]>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<readonly boolean[]>) => resolve(data);
    worker.onerror = () => resolve(question.setups.map(() => false));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}

const PHARAOHS = ['amenhotep', 'xerxes', 'ramesses', 'tutankhamun', 'akhenaten'] as const;

let answer: Promise<readonly string[]> | null = null;

/** The pharaohs that can be played with. Asked once a visit. */
export function acceptedPharaohs(): Promise<readonly string[]> {
  answer ??= acceptedBy({
    game: 'ankh',
    setups: PHARAOHS.map((pharaoh) => ({ players: 3, pharaoh })),
  }).then((accepted) => PHARAOHS.filter((_, at) => accepted[at]));
  return answer;
}
