/** "Password or factor again": who shows the question registers here, a refused call asks. */
/** What has to be shown: anything that somebody signs in with, or the one that is missing. */
export type Missing = 'senha' | 'codigo' | undefined
type Ask = (missing: Missing) => Promise<boolean>

/** The question is loaded after the page is drawn: who is faster waits for it so long. */
const PATIENCE_MS = 10_000

let register: (ask: Ask) => void
let ask = new Promise<Ask>((resolve) => {
  register = resolve
})
let asking: Promise<boolean> | undefined

export function answerIdentity(next: Ask): void {
  register(next)
  ask = Promise.resolve(next)
}

const nobody: Ask = async () => false
const notThere = () => new Promise<Ask>((resolve) => setTimeout(() => resolve(nobody), PATIENCE_MS))

/** Whether the person showed who they are; calls refused at the same time wait for one question. */
export async function askIdentity(missing?: Missing): Promise<boolean> {
  asking ??= Promise.race([ask, notThere()]).then((put) => put(missing))
  const shown = await asking
  asking = undefined
  return shown
}

/** What a refusal says is missing, by its fields. */
export const missingIn = (fields: Record<string, string> = {}): Missing =>
  fields.senha ? 'senha' : fields.codigo ? 'codigo' : undefined

/** Password and factor are asked for one after the other. */
export const MOST_QUESTIONS = 2
