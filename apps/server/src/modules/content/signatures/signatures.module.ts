import { defineModule } from '../../../platform/module.ts'
import { signatureRoutes } from './signature.rest.ts'
import { signatureRouter } from './signature.router.ts'
import { ofProvider } from '../../../platform/history.ts'

export const signaturesModule = defineModule({
  name: 'signatures',
  routers: { signatures: signatureRouter },
  routes: signatureRoutes,
  changes: [{ table: 'assinatura_modelo', list: signatureRouter.list }],
  history: {
    assinatura_modelo: ofProvider('assinatura_modelo'),
  },
  refusals: {
    texts: {
      assinatura_modelo_nome_unico: 'Já existe um modelo com este nome.',
      assinatura_modelo_padrao: ['Já existe um modelo padrão deste provedor.', 'padrao'],
    },
  },
})
