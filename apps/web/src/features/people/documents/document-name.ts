import type { Outputs } from '@/lib/trpc.ts'

/** A document's title and its owner: many have the same title. */
export const documentName = ({ titulo, destino }: Pick<Outputs['documents']['get'], 'titulo' | 'destino'>) =>
  `${titulo} · ${destino}`
