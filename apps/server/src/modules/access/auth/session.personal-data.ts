import { gone, source, type Source } from '../../../platform/personal-data.ts'

export const sessionData: readonly Source[] = [
  source(
    'acesso',
    ['sessoes', 'Sessões abertas', 'Manter você conectado'],
    ['sessao', 'id_usuario'],
    't.created_at desc, t.id',
    [
      ['created_at', 'Início'],
      ['expires_at', 'Fim previsto'],
      ['endereco', 'Endereço'],
    ],
    gone,
  ),
  source(
    'acesso',
    ['aparelhos', 'Aparelhos conhecidos', 'Avisar você de um acesso a partir de um aparelho novo'],
    ['aparelho', 'id_usuario'],
    't.ultimo_acesso desc, t.id',
    [
      ['ultimo_acesso', 'Último acesso'],
      ['endereco', 'Endereço'],
      ['agente', 'Navegador'],
      [
        'avisos',
        'Recebe avisos desde',
        '(select p.created_at from aparelho_push p where p.id_aparelho = t.id)',
      ],
      ['created_at', 'Primeiro acesso'],
    ],
    gone,
  ),
  source(
    'acesso',
    ['repeticoes', 'Respostas guardadas', 'Não repetir um pedido enviado duas vezes; por um dia'],
    ['idempotencia', 'id_usuario'],
    't.created_at desc, t.quem, t.chave',
    [
      ['created_at', 'Data'],
      ['procedimento', 'Operação'],
    ],
    gone,
  ),
]
