import { newest, source, type Source } from '../../../platform/personal-data.ts'

export const squadData: readonly Source[] = [
  source(
    'pessoa',
    [
      'equipes_tecnicas',
      'Equipes técnicas sob a sua responsabilidade',
      'Saber quem responde por cada equipe',
    ],
    ['equipe', 'id_responsavel'],
    newest,
    [
      ['nome', 'Equipe'],
      ['cidade', 'Cidade'],
    ],
  ),
  source(
    'uso',
    ['leituras_inventario', 'Itens que você leu em contagens', 'Apurar diferenças de inventário'],
    ['inventario_leitura', 'id_usuario'],
    't.created_at desc, t.chave',
    [
      ['codigo', 'Código'],
      ['quantidade', 'Quantidade'],
      ['lido_em', 'Lido em'],
    ],
  ),
]
