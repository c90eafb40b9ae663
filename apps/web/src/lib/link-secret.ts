import { useLocation } from '@tanstack/react-router'

/**
 * The secret of a mailed link, `#chave=…`: browsers send that part of an address to no server, and no log has it
 * (docs/security.md#links-with-a-secret).
 */
export const useLinkSecret = (name: string): string | undefined =>
  new URLSearchParams(useLocation({ select: ({ hash }) => hash.replace(/^#/, '') })).get(name) ?? undefined

/** In place of one that was cut off on its way: the server says that the link is not good any more. */
export const NO_SECRET = 'cortado'
