/** Of our own environment what PostgreSQL's programs use: where things are, words, and settings of libpq. */
const used = /^(PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|LD_LIBRARY_PATH|SystemRoot|PG\w+)$/i

/** The environment of a program of PostgreSQL, without the secrets that only the server needs. */
export const programEnv = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => used.test(name))),
  ...more,
})
