import type { TFunction } from 'i18next';
import { switchCampus } from '#session/opening.ts';
import { showToast } from '#ui/index.ts';

/** Opens another campus of the service, from the side bar or the palette; says why where that fails. */
export async function changeCampus(
  campus: { readonly id: string; readonly name: string },
  t: TFunction,
): Promise<void> {
  const failure = await switchCampus(campus);
  if (failure) showToast(t('shell.campusNotChanged', { reason: t(`common.failure.${failure}`) }));
}
