import { gone, source, type Source } from '../../../platform/personal-data.ts'

export const expiryData: readonly Source[] = [
  source(
    'uso',
    ['vencimentos', 'Assinatura da agenda de vencimentos', 'Mostrar os vencimentos em outra agenda'],
    ['vencimento_assinatura', 'id_usuario'],
    't.created_at',
    [['created_at', 'Desde']],
    gone,
  ),
]
