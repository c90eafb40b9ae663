/** A cookie, since signing out empties the storage: a hint that was answered is not given again on this device. */
const NAME = 'dica_instalar'
const YEAR_S = 31_536_000

export const isHintSeen = (): boolean => document.cookie.split('; ').includes(`${NAME}=1`)

export function markHintSeen(): void {
  document.cookie = `${NAME}=1; Max-Age=${YEAR_S}; Path=/; SameSite=Lax`
}
