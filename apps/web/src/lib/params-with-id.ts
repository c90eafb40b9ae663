/** A positive number, or none. */
export const idIn = (text: string): number | undefined =>
  /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined

/** For routes with `$id` and other parameters: a positive number, or the address is unknown. */
export const paramsWithId = <Raw extends { id: string }>() => ({
  parse: ({ id: text, ...others }: Raw): (Omit<Raw, 'id'> & { id: number }) | false => {
    const id = idIn(text)
    return id !== undefined && { ...others, id }
  },
  stringify: (params: Omit<Raw, 'id'> & { id: number }) => ({ ...params, id: String(params.id) }),
})
