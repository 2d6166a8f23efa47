{{/* The settings that the chart decides, because its ports and probes depend on them. Takes root and service. */}}
{{- define "lunas.fixedSettings" -}}
NODE_ENV: production
{{- if eq .service "gateway" }}
HOST: 0.0.0.0
PORT: "3402"
METRICS_HOST: 0.0.0.0
METRICS_PORT: "9464"
{{- else }}
HEALTH_HOST: 0.0.0.0
HEALTH_PORT: "9464"
{{- end }}
{{- if eq .service "console" }}
{{- $name := include "lunas.fullname" .root }}
# Only `kubectl port-forward` reaches an address of the pod itself.
CONSOLE_HOST: 127.0.0.1
CONSOLE_PORT: "3404"
CONSOLE_HEALTH_URLS: gateway=http://{{ $name }}-gateway:3402/health,settler=http://{{ $name }}-settler-metrics:9464/health/ready,dispatcher=http://{{ $name }}-dispatcher-metrics:9464/health/ready
{{- end }}
{{- end }}

{{/* What each service reads. With SANDBOX_MODE=none nothing of a sandbox chain is needed. Takes root. */}}
{{- define "lunas.known" -}}
{{- $text := .Files.Get "files/services.yaml" -}}
{{- if eq (toString (get .Values.settings "SANDBOX_MODE")) "none" -}}
{{ $text | replace ": sandbox-required" ": optional" | replace ": sandbox-usual" ": optional" }}
{{- else -}}
{{ $text | replace ": sandbox-" ": " }}
{{- end -}}
{{- end }}

{{/* Stops at a setting that no service reads, that is a secret, or that the chart decides. */}}
{{- define "lunas.checkSettings" -}}
{{- $known := include "lunas.known" . | fromYaml -}}
{{- $all := dict -}}
{{- $everything := include "lunas.allKnown" . | fromYaml -}}
{{- range $service := list "gateway" "settler" "dispatcher" "console" -}}
  {{- $own := index $known $service -}}
  {{- $all = merge $all $own.settings -}}
  {{- include "lunas.checkNames" (dict "root" $ "given" (index $.Values $service).settings "known" $own "place" (printf "%s.settings" $service)) -}}
  {{- $fixed := include "lunas.fixedSettings" (dict "root" $ "service" $service) | fromYaml -}}
  {{- include "lunas.checkExtraEnv" (dict "service" $service "entries" (index $.Values $service).extraEnv "secret" (index $.Values $service).existingSecret "known" $own "all" $everything "fixed" $fixed) -}}
  {{- range $name := (index $.Values $service).secrets -}}
    {{- if not (hasKey $own.secrets $name) -}}
      {{- fail (printf "%s.secrets: the %s reads no secret %s" $service $service $name) -}}
    {{- end -}}
  {{- end -}}
  {{- range $name := keys $own.secrets -}}
    {{- if hasKey $.Values.settings $name -}}
      {{- fail (printf "settings.%s is a secret: put the file %s into the Secret %s" $name (include "lunas.fileOf" $name) (index $.Values $service).existingSecret) -}}
    {{- end -}}
  {{- end -}}
{{- end -}}
{{- include "lunas.checkNames" (dict "root" $ "given" .Values.settings "known" (dict "settings" $all "secrets" dict) "place" "settings") -}}
{{- end }}

{{/* Takes root, given, known (of one service, or of all) and place. */}}
{{- define "lunas.checkNames" -}}
{{- $place := .place -}}{{- $known := .known -}}{{- $root := .root -}}
{{- $fixed := dict -}}
{{- range $service := list "gateway" "settler" "console" -}}
  {{- $fixed = merge $fixed (include "lunas.fixedSettings" (dict "root" $root "service" $service) | fromYaml) -}}
{{- end -}}
{{- range $name := keys .given -}}
  {{- if hasKey $fixed $name -}}
    {{- fail (printf "%s.%s: the chart sets it" $place $name) -}}
  {{- else if hasKey $known.secrets $name -}}
    {{- fail (printf "%s.%s is a secret: put the file %s into the Secret" $place $name (include "lunas.fileOf" $name)) -}}
  {{- else if not (hasKey $known.settings $name) -}}
    {{- fail (printf "%s.%s: no service reads it; .env.example lists every setting" $place $name) -}}
  {{- end -}}
{{- end -}}
{{- end }}

{{/* The file of a secret setting: DATABASE_URL is database-url. */}}
{{- define "lunas.fileOf" -}}
{{ lower . | replace "_" "-" }}
{{- end }}

{{/* The environment of a service: the chart's own settings, then the service's, then the common ones that it reads. Takes root and service. */}}
{{- define "lunas.environment" -}}
{{- $service := .service -}}
{{- $values := index .root.Values $service -}}
{{- $known := index (include "lunas.known" .root | fromYaml) $service -}}
{{- $given := include "lunas.fixedSettings" . | fromYaml -}}
{{- range $name, $value := merge (dict) $values.settings .root.Values.settings -}}
  {{- if hasKey $known.settings $name -}}{{- $_ := set $given $name $value -}}{{- end -}}
{{- end -}}
{{- range $name, $need := $known.settings -}}
  {{- if and (or (eq $need "required") (eq $name "PUBLIC_URL")) (not (get $given $name)) -}}
    {{- fail (printf "settings.%s is required: the %s does not start without it" $name $service) -}}
  {{- end -}}
{{- end -}}
{{- range $name := keys $given | sortAlpha }}
- name: {{ $name }}
  value: {{ get $given $name | quote }}
{{- end }}
{{- range $name := keys $known.secrets | sortAlpha }}
{{- $need := get $known.secrets $name }}
{{- if or (eq $need "required") (ternary (has $name $values.secrets) (eq $need "usual") (gt (len $values.secrets) 0)) }}
- name: {{ $name }}_FILE
  value: /run/secrets/{{ include "lunas.fileOf" $name }}
{{- end }}
{{- end }}
{{- end }}

{{/* How long a pod may take to stop: 8 s for the endpoints to change, its own limit, and a reserve. Takes root and service. */}}
{{- define "lunas.gracePeriodSeconds" -}}
{{- $given := merge (dict) (index .root.Values .service).settings .root.Values.settings -}}
{{- $ownMs := get $given "SHUTDOWN_TIMEOUT_MS" | default "10000" | int -}}
{{ add 8 (div (add $ownMs 999) 1000) 7 }}
{{- end }}
