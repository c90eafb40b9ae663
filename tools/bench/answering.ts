interface Question {
  id: number
  kind: string
}

/** The child's end of `Running.ask`: one function by the kind of message. */
export function answer(kinds: Record<string, (message: never) => unknown>): void {
  process.on('message', (message: Question) => {
    const work = kinds[message.kind]
    if (!work) return
    Promise.resolve()
      .then(() => work(message as never))
      .then(
        (result) => process.send?.({ id: message.id, answer: result }),
        (error: unknown) => process.send?.({ id: message.id, error: String(error) }),
      )
  })
}
