/** What may wait for a network: each kind names the procedure that it goes to (docs/unsent.md#what-waits). */
import type { Inputs, Outputs } from '@/lib/trpc.ts'
import type { AppRouter } from '@intranet/server/doors/trpc/app-router'
import type { createTRPCClient, TRPCRequestOptions } from '@trpc/client'

/** The server's procedures, as a client calls them. */
export type Server = ReturnType<typeof createTRPCClient<AppRouter>>
type RouterName = keyof Inputs & keyof Server & string

interface Mutation<Input, Output> {
  mutate(input: Input, options?: TRPCRequestOptions): Promise<Output>
}

interface Kind<Typed, Output> {
  /** What the page calls one of them. */
  label: string
  /** Whose screens are read again once it was sent. */
  router: RouterName
  /** Sends one, or those that go together. */
  send(server: Server, kept: readonly Typed[], options: TRPCRequestOptions): Promise<Output>
  /** Of those with the same answer here, so many at most go in one call. */
  together?: { most: number; of(kept: Typed): number }
}

const alone = <R extends RouterName, Input, Output>(
  label: string,
  router: R,
  procedure: (routes: Server[R]) => Mutation<Input, Output>,
): Kind<Input, Output> => ({
  label,
  router,
  send: (server, [input], options) => procedure(server[router]).mutate(input!, options),
})

type Readings = Inputs['inventory']['send']

type Reading = { id: number; leitura: Readings['leituras'][number] }

const readings: Kind<Reading, Outputs['inventory']['send']> = {
  label: 'Código lido',
  router: 'inventory',
  send: ({ inventory }, kept, options) =>
    inventory.send.mutate({ id: kept[0]!.id, leituras: kept.map(({ leitura }) => leitura) }, options),
  together: { most: 500, of: ({ id }) => id },
}

export const unsentKinds = {
  fieldReport: alone('Relato do campo', 'fieldReports', ({ create }) => create),
  checkOut: alone('Saída de veículo', 'vehicleRequests', ({ checkOut }) => checkOut),
  checkIn: alone('Retorno de veículo', 'vehicleRequests', ({ checkIn }) => checkIn),
  seat: alone('Pedido de carona', 'rides', ({ ask }) => ask),
  shutdownTick: alone('Item de desligamento', 'shutdowns', ({ check }) => check),
  readingStart: alone('Leitura iniciada', 'onboardingReading', ({ start }) => start),
  readingEnd: alone('Leitura concluída', 'onboardingReading', ({ complete }) => complete),
  countReading: readings,
}

export type KindName = keyof typeof unsentKinds
/** What is kept of one of a kind. */
export type Kept<K extends KindName> =
  (typeof unsentKinds)[K] extends Kind<infer Input, unknown> ? Input : never
/** What the server answers to it. */
export type AnswerOf<K extends KindName> = Awaited<ReturnType<(typeof unsentKinds)[K]['send']>>

/** A kind for what sends any of them: an entry's input is of its kind since it was kept. */
export const kindOf = (name: KindName): Kind<unknown, unknown> => unsentKinds[name]
