{{- define "greenroom.name" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 50 | trimSuffix "-" }}{{ else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "greenroom.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "greenroom.labels" -}}
{{ include "greenroom.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* A deployment of one role; of: { root, role, port, values } */}}
{{- define "greenroom.deployment" -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "greenroom.name" .root }}-{{ .role }}
  labels:
    {{- include "greenroom.labels" .root | nindent 4 }}
    app.kubernetes.io/component: {{ .role }}
spec:
  {{- if not .values.autoscaling.enabled }}
  replicas: {{ .values.replicas }}
  {{- end }}
  strategy:
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels:
      {{- include "greenroom.selector" .root | nindent 6 }}
      app.kubernetes.io/component: {{ .role }}
  template:
    metadata:
      labels:
        {{- include "greenroom.labels" .root | nindent 8 }}
        app.kubernetes.io/component: {{ .role }}
      annotations:
        checksum/settings: {{ toYaml .root.Values.settings | sha256sum }}
    spec:
      serviceAccountName: {{ include "greenroom.name" .root }}
      automountServiceAccountToken: false
      terminationGracePeriodSeconds: 20
      {{- with .root.Values.imagePullSecrets }}
      imagePullSecrets: {{- toYaml . | nindent 8 }}
      {{- end }}
      securityContext:
        runAsNonRoot: true
        runAsUser: 10001
        runAsGroup: 10001
        fsGroup: 10001
        seccompProfile: { type: RuntimeDefault }
      containers:
        - name: greenroom
          image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}"
          imagePullPolicy: {{ .root.Values.image.pullPolicy }}
          args: [serve, --roles, {{ .role }}]
          envFrom:
            - configMapRef: { name: {{ include "greenroom.name" .root }} }
            - secretRef: { name: {{ .root.Values.existingSecret }} }
          ports:
            - { name: http, containerPort: {{ .port }} }
            - { name: metrics, containerPort: 9464 }
          # A first start builds the index, which takes minutes for a million people.
          startupProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 2
            failureThreshold: 300
          livenessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 10
            failureThreshold: 6
          readinessProbe:
            httpGet: { path: /readyz, port: http }
            periodSeconds: 5
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          resources: {{- toYaml .values.resources | nindent 12 }}
          volumeMounts:
            - { name: data, mountPath: /data }
            - { name: tmp, mountPath: /tmp }
      volumes:
        - name: data
          emptyDir: { sizeLimit: {{ .values.storage }} }
        - name: tmp
          emptyDir: { sizeLimit: 1Gi }
      {{- with .root.Values.nodeSelector }}
      nodeSelector: {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .root.Values.tolerations }}
      tolerations: {{- toYaml . | nindent 8 }}
      {{- end }}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              {{- include "greenroom.selector" .root | nindent 14 }}
              app.kubernetes.io/component: {{ .role }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "greenroom.name" .root }}-{{ .role }}
  labels: {{- include "greenroom.labels" .root | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels:
      {{- include "greenroom.selector" .root | nindent 6 }}
      app.kubernetes.io/component: {{ .role }}
{{- end }}
