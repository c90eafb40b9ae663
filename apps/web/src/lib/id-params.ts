/** For routes with `$id`: a positive number, or the address is unknown. */
export const idParams = {
  parse: ({ id }: { id: string }): { id: number } | false =>
    /^[1-9]\d{0,15}$/.test(id) ? { id: Number(id) } : false,
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
}
