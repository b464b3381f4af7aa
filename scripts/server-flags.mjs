/**
 * What Node is told when it runs a server. Left alone V8 keeps up to sixty megabytes for what was only just made; half of
 * that costs next to nothing at two hundred tables flat out, and keeps the server below 300 MB. It takes powers of two.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16'];
