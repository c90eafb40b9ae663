/** A random name; `randomUUID` is not there on addresses without TLS. */
export const randomName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** A random name in the form of a UUID. */
export const randomGuid = () => randomName().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
