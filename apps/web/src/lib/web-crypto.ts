import { common } from '@intranet/contract/messages'
import { ShownError } from './request-error.ts'

/** The browser's digests and keys. An address without TLS has none, which is refused in words. */
export function webCrypto(): SubtleCrypto {
  // oxlint-disable-next-line no-restricted-properties -- this is the one place that looks
  const { subtle } = crypto
  if (!subtle) throw new ShownError(common.needsHttps)
  return subtle
}
