/** "Password or factor again": who shows the question registers here, who is refused for want of it asks. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

export const answerIdentity = (next: Ask): void => {
  ask = next
}

/** Whether the person showed who they are; calls refused at the same time wait for one question. */
export async function askIdentity(): Promise<boolean> {
  asking ??= ask?.()
  const shown = await asking
  asking = undefined
  return shown === true
}

/** The code of the refusal that a shown password or factor takes away. */
export const UNCONFIRMED = 'ConfirmationRequiredException'
