import { gone, nameOf, source, type Source } from '../../../platform/personal-data.ts'

export const accessProfileData: readonly Source[] = [
  source(
    'acesso',
    ['perfis', 'Perfis de acesso', 'Decidir o que você pode fazer'],
    ['users_profiles', 'id_usuario'],
    't.id_perfil',
    [['perfil', 'Perfil', nameOf('perfil_acesso', 'id_perfil')]],
    gone,
  ),
]
