import { redirect } from '@tanstack/react-router'
import type { Session } from './session.ts'

/** Leads a person without a name to their own record, from any page (docs/screens.md#people-without-a-name). */
export function askForName({ nome, usuarioId }: Session, pathname: string): void {
  const own = `/users/edit/${usuarioId}`
  if (!nome && pathname !== own) throw redirect({ href: own })
}
