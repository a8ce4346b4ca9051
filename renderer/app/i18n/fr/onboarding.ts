/** Words of: onboarding. */
export const onboarding = {};
