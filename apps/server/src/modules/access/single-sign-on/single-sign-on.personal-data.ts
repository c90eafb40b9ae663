import { gone, source, type Source } from '../../../platform/personal-data.ts'

export const identityData: readonly Source[] = [
  source(
    'acesso',
    ['identidades', 'Acesso único', 'Entrar pelo provedor de identidade da empresa'],
    ['vinculo_identidade', 'id_usuario'],
    't.created_at desc, t.id',
    [
      ['emissor', 'Provedor de identidade'],
      ['sujeito', 'Identificador'],
      ['created_at', 'Vínculo'],
    ],
    gone,
  ),
]
