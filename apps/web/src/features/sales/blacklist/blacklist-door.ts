import { registries } from '@intranet/contract/messages/registries'

/** Where the registry is opened from: /blacklist itself, or the settings of the sales doors (docs/sales.md#one-registry). */
export type BlacklistDoor = 'registry' | 'internal' | 'external'

interface DoorWords {
  base: string
  title: string
  add: string
}

const settings = { title: 'BLOCKLIST', add: registries.newBlocklistEntry }

export const doorWords: Record<BlacklistDoor, DoorWords> = {
  registry: { base: '/blacklist', title: 'BLACKLIST', add: 'Novo registro' },
  internal: { base: '/sales/internal/basic-configurations/blocklist', ...settings },
  external: { base: '/sales/external/basic-configurations/blocklist', ...settings },
}
