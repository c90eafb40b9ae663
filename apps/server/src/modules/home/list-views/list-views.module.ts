import { lists as text } from '@intranet/contract/messages/lists'
import { defineModule } from '../../../platform/module.ts'
import { listViewRouter } from './list-view.router.ts'

export const listViewsModule = defineModule({
  name: 'list-views',
  routers: { listViews: listViewRouter },
  refusals: { texts: { lista_visao_nome_unico: [text.viewExists, 'nome'] } },
  personalData: { notAbout: ['lista_visao.id_usuario'] },
})
