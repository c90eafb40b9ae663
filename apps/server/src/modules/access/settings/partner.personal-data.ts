import { gone, nameOf, source, type Source } from '../../../platform/personal-data.ts'

export const partnerData: readonly Source[] = [
  source(
    'acesso',
    ['parceria', 'Acesso de parceiro', 'Limitar o acesso de parceiros'],
    ['permissao_parceiro', 'id_usuario'],
    't.id_empresa',
    [
      ['empresa', 'Provedor', nameOf('empresa', 'id_empresa')],
      ['roles', 'Papéis'],
      ['validade_fim', 'Válido até'],
    ],
    gone,
  ),
]
