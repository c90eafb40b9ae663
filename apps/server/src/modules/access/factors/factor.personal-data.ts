import { gone, source, type Source } from '../../../platform/personal-data.ts'

export const factorData: readonly Source[] = [
  source(
    'acesso',
    ['passkeys', 'Passkeys', 'Entrar com um segundo fator'],
    ['fator_passkey', 'id_usuario'],
    't.created_at desc, t.id',
    [
      ['nome', 'Nome'],
      ['created_at', 'Cadastro'],
      ['ultimo_uso', 'Último uso'],
    ],
    gone,
  ),
  source(
    'acesso',
    ['aplicativos', 'Aplicativo de códigos', 'Entrar com um segundo fator'],
    ['fator_app', 'id_usuario'],
    't.created_at desc, t.id',
    [
      ['created_at', 'Cadastro'],
      ['confirmado_em', 'Em uso desde'],
    ],
    gone,
  ),
]
