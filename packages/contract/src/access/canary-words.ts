/** What a canary may be, and how its alarms came about, apart from their schemas. */
export const canaryKinds = { pessoa: 'Pessoa', cliente: 'Cliente' } as const
export type CanaryKind = keyof typeof canaryKinds

export const alarmWays = { leitura: 'Aberto', exportacao: 'Exportado' } as const
export type AlarmWay = keyof typeof alarmWays
