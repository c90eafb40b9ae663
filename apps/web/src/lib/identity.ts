/** "Password or factor again": who shows the question registers here, who is refused for want of it asks. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

export const answerIdentity = (next: Ask): void => {
  ask = next
}

/** Calls refused at the same time wait for one question; `confirmed` runs once the person showed who they are. */
export async function askIdentity(confirmed: () => void, refused: () => void): Promise<void> {
  asking ??= ask?.()
  const shown = await asking
  asking = undefined
  if (shown) confirmed()
  else refused()
}

/** The code of the refusal that a shown password or factor takes away. */
export const UNCONFIRMED = 'ConfirmationRequiredException'
