import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CacheError } from '#cache/cacheError.ts';
import { reportProblem } from '#session/trace/uncaught.ts';
import { Button, Notice } from '#ui/index.ts';
import { UnreadCode } from './screenCode.tsx';

interface Props {
  readonly t: (key: string) => string;
  readonly reload: () => void;
  readonly children: ReactNode;
}
interface State {
  readonly error: Error | null;
  readonly where: string;
}

const reloadPage = (): void => window.location.reload();

/** Says what is safe and offers to draw the screen again; the detail is for support. `reload` loads the page again. */
export function ErrorBoundary({
  children,
  reload = reloadPage,
}: {
  readonly children: ReactNode;
  readonly reload?: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Boundary t={t} reload={reload}>
      {children}
    </Boundary>
  );
}

// React knows error boundaries as classes only.
class Boundary extends Component<Props, State> {
  override state: State = { error: null, where: '' };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reportProblem('page.screen', error);
    this.setState({ where: info.componentStack ?? '' });
  }

  private readonly again = (): void => {
    const { error } = this.state;
    // Opened with a new page; what was lost comes from the journal (I2). Only a new page reads unread code.
    if (error instanceof CacheError || error instanceof UnreadCode) this.props.reload();
    else this.setState({ error: null, where: '' });
  };

  override render(): ReactNode {
    const { t, children } = this.props;
    const { error, where } = this.state;
    if (!error) return children;
    return (
      <div className="flex h-full items-start justify-center bg-surface px-5 pt-[16vh]">
        <div className="w-[520px]" role="alert">
          <Notice
            tone="ask"
            title={t('shell.crash.title')}
            actions={
              <Button variant="primary" onPress={this.again}>
                {t('shell.crash.again')}
              </Button>
            }
          >
            {t('shell.crash.safe')}
          </Notice>
          <details className="mt-3 text-help text-text-3">
            <summary>{t('shell.crash.detail')}</summary>
            <pre className="selectable scroll-thin mt-2 max-h-60 rounded-box bg-sunken p-3 font-mono text-help whitespace-pre-wrap">
              {`${error.name}: ${error.message}\n${where}`}
            </pre>
          </details>
        </div>
      </div>
    );
  }
}
