/** A random name; `randomUUID` is not there on addresses without TLS. */
export const randomName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** A random UUID of version 4. */
export const randomUuid = () =>
  randomName().replace(
    /^(.{8})(.{4}).(.{3})(.)(.{3})/,
    (_, time: string, middle: string, high: string, variant: string, low: string) =>
      `${time}-${middle}-4${high}-${'89ab'[Number.parseInt(variant, 16) % 4]}${low}-`,
  )
