import { defineModule } from '../../../platform/module.ts'
import { sheetImportRouter } from './sheet-import.router.ts'
import { sheetRetentionJob } from './sheet-retention.job.ts'

export const sheetImportsModule = defineModule({
  name: 'sheet-imports',
  routers: { sheetImports: sheetImportRouter },
  jobs: [sheetRetentionJob],
  refusals: {
    ofCodeAlone: [
      'planilha_linha_convite_enviado',
      'planilha_linha_registro_versao',
      'planilha_mapa_nome_unico',
    ],
  },
  personalData: { notAbout: ['planilha_importacao.id_usuario', 'planilha_mapa.id_usuario'] },
})
