import { redirect } from '@tanstack/react-router'
import type { Session } from './session.ts'

/** Leads who has no name yet to their own record, from wherever they are (000:27). */
export function askForName({ nome, usuarioId }: Session, pathname: string): void {
  const own = `/users/edit/${usuarioId}`
  if (!nome && pathname !== own) throw redirect({ href: own })
}
