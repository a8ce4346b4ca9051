import { useTranslation } from 'react-i18next';
import { isCertificate, passwordPaddings } from '#shared/ipc/profileOptions.ts';
import type { PasswordPadding } from '#shared/ipc/profileOptions.ts';
import { Select, TextArea } from '#ui/index.ts';

export interface TypedKey {
  readonly pem: string;
  readonly padding: PasswordPadding;
}

interface PasswordKeyFieldsProps {
  readonly typed: TypedKey;
  readonly onChange: (typed: TypedKey) => void;
  readonly error: string | null;
  /** It was judged to be a key. */
  readonly isAccepted?: boolean;
  /** The service refused what was encrypted with the one that is there. */
  readonly isDoubted?: boolean;
  readonly onBlur?: () => void;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

/** The public key with which the passwords of new accounts are encrypted, and how (S12). */
export function PasswordKeyFields({
  typed,
  onChange,
  error,
  isAccepted = false,
  isDoubted = false,
  ...rest
}: PasswordKeyFieldsProps) {
  const { t } = useTranslation();
  const { isDisabled } = rest;
  const accepted = t(`access.passwordKey.${isCertificate(typed.pem) ? 'ofCertificate' : 'accepted'}`);
  return (
    <>
      <output className="sr-only">{isAccepted && accepted}</output>
      <TextArea
        label={t('access.passwordKey.label')}
        description={isAccepted ? accepted : t(`access.passwordKey.${isDoubted ? 'doubted' : 'where'}`)}
        value={typed.pem}
        onChange={(pem) => onChange({ ...typed, pem })}
        error={error}
        maxLength={16 * 1024}
        isProse={false}
        {...rest}
      />
      {typed.pem.trim() !== '' && (
        <Select
          label={t('access.passwordKey.padding')}
          value={typed.padding}
          onChange={(chosen) =>
            onChange({ ...typed, padding: passwordPaddings.find((padding) => padding === chosen) ?? typed.padding })
          }
          options={passwordPaddings.map((id) => ({ id, label: paddingNames[id] }))}
          {...(isDisabled && { isDisabled })}
        />
      )}
    </>
  );
}

/** The same in every language. */
const paddingNames: Readonly<Record<PasswordPadding, string>> = {
  pkcs1: 'RSA PKCS1-v1_5',
  oaepSha1: 'RSA OAEP, SHA-1',
  oaepSha256: 'RSA OAEP, SHA-256',
};
