/** A browser: keeps its cookie and says where its page is from. */
export function browser(url: string, origin = url) {
  let cookie = '';
  return async <T>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { origin, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    return { status: response.status, set, cookie, body: (await response.json()) as T };
  };
}
