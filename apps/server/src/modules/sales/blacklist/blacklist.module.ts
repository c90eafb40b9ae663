import { blacklist } from '@intranet/contract/messages/registries'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countBlacklist } from './blacklist.queries.ts'
import { blacklistRoutes } from './blacklist.rest.ts'
import { blacklistRouter } from './blacklist.router.ts'
import { blacklistExpiryJob, evidenceFiles } from './blacklist.service.ts'
import { motiveRouter } from './motive.router.ts'
import { blacklistHistory } from './blacklist.history.ts'

export const blacklistModule = defineModule({
  name: 'blacklist',
  routers: { blacklist: blacklistRouter, blacklistMotives: motiveRouter },
  routes: blacklistRoutes,
  changes: [
    { table: 'blacklist', list: blacklistRouter.list },
    { table: 'vendas_blocklist_motivo', list: motiveRouter.list },
  ],
  jobs: [blacklistExpiryJob],
  history: blacklistHistory,
  refusals: {
    texts: {
      blacklist_cliente_unico: blacklist.client,
      blacklist_endereco_unico: [blacklist.address, 'numero'],
      blacklist_periodo: blacklist.period,
      vendas_blocklist_motivo_nome: blacklist.motive,
      blacklist_dados: ['Informe o CPF/CNPJ do cliente, ou o CEP e o número do endereço.', null],
    },
    inUse: {
      blacklist_id_motivo_fkey: blacklist.motiveInUse,
    },
  },
  files: { blacklist: evidenceFiles },
  personalData: { notAbout: ['blacklist.id_revisor', 'blacklist.id_usuario'] },
  figures: [
    { to: '/blacklist/list', may: holds('blacklist', 'read'), count: countBlacklist },
    {
      to: '/sales/internal/basic-configurations/blocklist/list',
      may: holds('blacklist', 'read'),
      count: countBlacklist,
    },
  ],
})
