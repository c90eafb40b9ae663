/** What the public page of the network is called where its address is shared; 404 where no setting publishes it. */
import { createParameters } from '../../../platform/parameters.ts'
import type { PageHeadSource } from '../../../platform/page-head.ts'

export const networkHeads: readonly PageHeadSource[] = [
  {
    address: /^\/rede\/?$/,
    async head(db) {
      const published = await createParameters(db).read('rede_publica')
      return {
        title: 'Como está a rede',
        description: 'Incidentes e manutenções em andamento, cidade por cidade.',
        ...(!published && { status: 404 }),
      }
    },
  },
]
